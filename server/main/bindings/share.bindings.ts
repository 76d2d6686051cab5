import { ContainerModule } from 'inversify';
import { makeSharpCardPainter } from '#server/adapters/pictures/sharp-card-painter.ts';
import { CardPainter } from '#server/application/ports/card-painter.ts';
import { FileStore } from '#server/application/ports/file-store.ts';
import { MicroCache } from '#server/application/ports/micro-cache.ts';
import { DrawCard, makeDrawCard } from '#server/application/share/draw-card.ts';
import { bindTo } from '../bind.ts';

/** What is shown beside our links elsewhere. */
export const shareBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, CardPainter, [], () => makeSharpCardPainter());
  bindTo(bind, DrawCard, [CardPainter, FileStore, MicroCache], (painter, files, cache) =>
    makeDrawCard({ painter, files, cache }),
  );
});
