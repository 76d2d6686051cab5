import { Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { EventPageDocument } from '#adapters/graphql/event/page/event-page.gen.ts';
import { SessionsOnSaleDocument } from '#adapters/graphql/event/page/sessions-on-sale.gen.ts';

const documents = [EventPageDocument, SessionsOnSaleDocument].map(({ text }) => parse(text, { noLocation: true }));
const operations = documents.flatMap(({ definitions }) =>
  definitions.filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION),
);
const fragments = documents.flatMap(({ definitions }) =>
  definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION),
);
const [first] = operations;
if (first === undefined) throw new Error('The event page asks nothing');
const NAME = 'EventAndSessions';

/** In one request, as a bare handler answers it in one, too. */
export const eventAndSessions = (eventId: number) => ({
  operationName: NAME,
  variables: { id: eventId, eventId },
  query: print({
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...first,
        name: { kind: Kind.NAME, value: NAME },
        variableDefinitions: operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: operations.flatMap(({ selectionSet }) => selectionSet.selections),
        },
      },
      ...new Map(fragments.map((fragment) => [fragment.name.value, fragment])).values(),
    ],
  }),
});
