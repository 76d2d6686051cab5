import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { Favourites } from '#application/event/ports/favourites.ts';
import type { Favourite } from '#domain/event/favourite.ts';
import { ok } from '#domain/kernel/result.ts';
import { FavouriteDocument, type FavouriteQuery } from './favourite.gen.ts';
import { KeepFavouriteDocument } from './keep-favourite.gen.ts';

const parse = ({ interest, is_interest }: FavouriteQuery['event']): Favourite => ({
  interest,
  isInterest: is_interest,
});

export const makeGraphqlFavourites = (transport: GraphqlTransport): Favourites => ({
  read: async (eventId) => {
    const answer = await transport(FavouriteDocument, { id: eventId });
    return answer.ok ? ok(parse(answer.value.event)) : answer;
  },
  set: async (eventId, isInterest) => {
    const answer = await transport(KeepFavouriteDocument, { id: eventId, isInterest });
    return answer.ok ? ok(parse(answer.value.interest_event)) : answer;
  },
});
