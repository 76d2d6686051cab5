import { ContainerModule } from 'inversify';
import { makeSharpCardPainter } from '#server/platform/pictures/sharp-card-painter.ts';
import { CardPainter } from '#server/platform/ports/card-painter.ts';
import { FileStore } from '#server/platform/ports/file-store.ts';
import { MicroCache } from '#server/platform/ports/micro-cache.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { DrawCard, makeDrawCard } from './draw-card.ts';

/** What is shown beside our links elsewhere. */
export const shareBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, CardPainter, [], () => makeSharpCardPainter());
  bindTo(bind, DrawCard, [CardPainter, FileStore, MicroCache], (painter, files, cache) =>
    makeDrawCard({ painter, files, cache }),
  );
});
