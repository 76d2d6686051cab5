import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';
import { mappers } from '#server/platform/graphql/mappers.ts';
import { themeDataText, themeStylesheet } from './generate-theme.ts';
import { iconFiles } from './icons/generate-icons.ts';
import { lightLetters } from './letters/generate-letters.ts';

const scalars = {
  Timestamp: 'number',
  Dong: 'number',
  Json: 'unknown',
  Ability: 'string',
};

/** Scalars have their domain types in the browser, so adapters convert nothing. */
const operationScalars = { ...scalars, Timestamp: 'Instant', Dong: 'Dong' };
const OPERATION_IMPORTS = {
  GraphqlDocument: '#adapters/graphql/platform/graphql-document.ts',
  Instant: '#domain/kernel/instant.ts',
  Dong: '#domain/kernel/money/dong.ts',
};

/** Writes only changed files, so that watchers and incremental checks stay quiet. */
function writeIfChanged(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  let before = Buffer.alloc(0);
  try {
    before = readFileSync(path);
  } catch {
    mkdirSync(dirname(path), { recursive: true });
  }
  if (!before.equals(bytes)) writeFileSync(path, bytes);
}

function readSchema(): DocumentNode {
  const texts = globSync('server/**/*.graphql')
    .sort()
    .map((path) => readFileSync(path, 'utf8'));
  // Each area extends the empty `Query` and `Mutation` of shared.graphql.
  return parse(texts.join('\n'));
}

async function generateResolverTypes(schema: DocumentNode): Promise<void> {
  const text = await codegen({
    filename: 'server/platform/graphql/schema.gen.ts',
    schema,
    documents: [],
    config: {
      scalars,
      strictScalars: true,
      namingConvention: 'keep',
      enumsAsTypes: true,
      useTypeImports: true,
      mappers,
      contextType: './context.ts#RequestContext',
    },
    plugins: [{ typescript: {} }, { 'typescript-resolvers': {} }],
    pluginMap: { typescript: typescriptPlugin, 'typescript-resolvers': resolversPlugin },
  });
  writeIfChanged('server/platform/graphql/schema.gen.ts', text);
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Directly or through another fragment. */
function fragmentsOf(
  definition: DocumentNode['definitions'][number],
  known: Fragments,
  found: Set<string> = new Set(),
): Set<string> {
  visit(definition, {
    FragmentSpread(node) {
      const fragment = known.get(node.name.value);
      if (fragment === undefined) throw new Error(`No fragment is called ${node.name.value}`);
      if (found.has(node.name.value)) return;
      found.add(node.name.value);
      fragmentsOf(fragment, known, found);
    },
  });
  return found;
}

const fragmentsIn = (document: DocumentNode): [string, FragmentDefinitionNode][] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
  );

async function generateOperation(path: string, schema: DocumentNode, shared: Fragments): Promise<void> {
  const own = parse(readFileSync(path, 'utf8'));
  const known: Fragments = new Map([...shared, ...fragmentsIn(own)]);
  const outside = new Set(own.definitions.flatMap((definition) => [...fragmentsOf(definition, known)]));
  for (const [name] of fragmentsIn(own)) outside.delete(name);
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...own.definitions, ...[...outside].flatMap((name) => known.get(name) ?? [])],
  };
  const target = path.replace(/\.graphql$/, '.gen.ts');
  const types = await codegen({
    filename: target,
    schema,
    documents: [{ location: path, document }],
    config: {
      scalars: operationScalars,
      strictScalars: true,
      useTypeImports: true,
      skipTypename: true,
      namingConvention: 'keep',
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
  });
  const documents = own.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) return [];
    const name = definition.name.value;
    const suffix = definition.operation === 'query' ? 'Query' : 'Mutation';
    // Validation refuses unused fragments, so each document carries only those it spreads.
    const parts = [definition, ...[...fragmentsOf(definition, known)].flatMap((spread) => known.get(spread) ?? [])];
    const text = parts
      .map((part) => print(part))
      .join('\n')
      .replace(/\s+/g, ' ');
    return [
      `export const ${name}Document: GraphqlDocument<${name}${suffix}, ${name}${suffix}Variables> = {\n  name: '${name}',\n  kind: '${definition.operation}',\n  text: ${JSON.stringify(text)},\n};`,
    ];
  });
  const body = `${types}\n${documents.join('\n\n')}\n`;
  const imports = Object.entries(OPERATION_IMPORTS)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(body))
    .map(([name, path]) => `import type { ${name} } from '${path}';\n`);
  writeIfChanged(target, `${imports.join('')}\n${body}`);
}

const schema = readSchema();
await generateResolverTypes(schema);
const operationFiles = globSync('adapters/graphql/**/*.graphql').sort();
const shared: Fragments = new Map(
  operationFiles
    .map((path) => parse(readFileSync(path, 'utf8')))
    .filter(({ definitions }) => definitions.every(({ kind }) => kind === Kind.FRAGMENT_DEFINITION))
    .flatMap(fragmentsIn),
);
for (const path of operationFiles) await generateOperation(path, schema, shared);
writeIfChanged('ui/theme/theme-data.gen.ts', themeDataText());
writeIfChanged('ui/theme/theme-variables.gen.css', themeStylesheet());
for (const { path, text } of iconFiles()) writeIfChanged(path, text);
for (const { path, bytes } of lightLetters()) writeIfChanged(path, bytes);
