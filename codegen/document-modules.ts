import { hash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import type { Types } from '@graphql-codegen/plugin-helpers'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql'
import { hooksOf, resultTypes } from './apollo-hooks.ts'
import { documentText } from './document-text.ts'

/**
 * Generates one module per operation and fragment, named after it, beside the types in `graphql.ts`. A page then loads only its
 * own documents. Fragments are imported by the documents that use them. Each query has the hash of its text, which is in
 * `query-texts.ts` for the server.
 */
export const documentModules: Types.OutputPreset = {
  async buildGeneratesSection({ baseOutputDir, documents, schema, schemaAst }) {
    const definitions = documents.flatMap(({ document }) => document?.definitions ?? []).filter(isExecutable)
    const fragments = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]))

    const section = (name: string, content: string): Types.GenerateOptions => ({
      filename: `${baseOutputDir}${name}.ts`,
      plugins: [{ module: {} }],
      pluginMap: { module: { plugin: () => content } },
      schema,
      ...(schemaAst === undefined ? {} : { schemaAst }),
      config: {},
      // The types are generated from all documents at once, which validates them.
      documents: [],
    })
    const texts = definitions.filter(isQuery).map((query) => textOf(query, fragments))
    await deleteOthers(baseOutputDir, new Set(definitions.map(nameOf)))
    return [
      section('gql', GQL),
      section('query-texts', `export const queryTexts: readonly string[] = ${JSON.stringify(texts, null, 2)}\n`),
      ...definitions.map((definition) => section(nameOf(definition), moduleOf(definition, fragments))),
    ]
  },
}

/** The function that marks documents. Only the generator reads them. */
const GQL = `/** Marks a text as a GraphQL document of the client. */
export function graphql(_document: string): void {}
`

type Executable = FragmentDefinitionNode | OperationDefinitionNode

const isFragment = (definition: DefinitionNode) => definition.kind === Kind.FRAGMENT_DEFINITION

const isExecutable = (definition: DefinitionNode): definition is Executable =>
  isFragment(definition) || definition.kind === Kind.OPERATION_DEFINITION

const isQuery = (definition: Executable) => !isFragment(definition) && definition.operation === OperationTypeNode.QUERY

function nameOf({ name }: Executable): string {
  if (name === undefined) throw new Error('An operation has no name. Name it: its module and hooks are named after it.')
  return name.value
}

function moduleOf(definition: Executable, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const name = nameOf(definition)
  const used = listFragments(definition, fragments)
  const imports = [
    `import type { TypedDocumentNode } from '@graphql-typed-document-node/core'`,
    ...used.map((fragment) => `import { ${fragment} } from './${fragment}.ts'`),
    `import type * as types from './graphql.ts'`,
  ]
  const hashed = isQuery(definition) ? `, hash: '${hash('sha256', textOf(definition, fragments))}'` : ''
  const definitions = (own: string) =>
    `{ kind: 'Document', definitions: [${[own, ...used].join(', ')}]${hashed} } as unknown`
  if (isFragment(definition)) {
    return lines(
      `import type { FragmentDefinitionNode } from 'graphql'`,
      ...imports,
      `export const ${name} = ${toJson(definition)} as unknown as FragmentDefinitionNode`,
      `export const ${name}FragmentDoc = ${definitions(name)} as TypedDocumentNode<types.${name}Fragment, unknown>`,
    )
  }
  const hooks = hooksOf(definition, name)
  const { result, variables } = resultTypes(definition, name)
  return lines(
    `import { ${hooks.map(({ apollo }) => apollo).join(', ')} } from '@apollo/client/react'`,
    ...imports,
    `export const ${name}Document = ${definitions(toJson(definition))} as TypedDocumentNode<${result}, ${variables}>`,
    ...hooks.map((hook) => `export const ${hook.name} = (${hook.options}) => ${hook.apollo}(${name}Document, options)`),
  )
}

/** The text of an operation with its fragments, in the order of its module. */
function textOf(definition: Executable, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const used = listFragments(definition, fragments).flatMap((name) => fragments.get(name) ?? [])
  return documentText({ kind: Kind.DOCUMENT, definitions: [definition, ...used] })
}

/** Returns the names of all fragments that a definition needs, directly or through others, each once. */
function listFragments(definition: Executable, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] {
  const names = new Set<string>()
  // New elements of a set are visited while it is iterated.
  const needed = new Set<Executable>([definition])
  for (const node of needed) {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (fragment === undefined) throw new Error(`The fragment ${value} of ${nameOf(definition)} is not defined.`)
        names.add(value)
        needed.add(fragment)
      },
    })
  }
  return [...names]
}

/** Deletes the modules of documents that no longer exist. The other generated files start with a small letter. */
async function deleteOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const modules = (await readdir(folder).catch(() => [])).filter((file) => /^[A-Z]/.test(file))
  const old = modules.filter((file) => !names.has(file.replace(/\.ts$/, '')))
  await Promise.all(old.map((file) => rm(`${folder}${file}`)))
}

/** Source positions and empty lists would only make the documents larger. */
const toJson = (node: Executable) =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  )

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`
