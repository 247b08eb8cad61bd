import type { CodegenConfig } from '@graphql-codegen/cli'
import { championNames } from './codegen/champion-names.ts'
import { documentModules } from './codegen/document-modules.ts'

const shared = {
  importExtension: '.ts' as const,
  emitLegacyCommonJSImports: false,
}

const clientDocuments = ['client/**/*.{ts,tsx}', '!client/**/gql/**', championNames]

const documents = {
  useTypeImports: true,
  enumType: 'const' as const,
  namingConvention: 'keep',
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  scalars: { DateTime: 'string', ID: 'string' },
  strictScalars: true,
  inlineFragmentTypes: 'inline' as const,
}

/** Types for the documents of a folder that reads whole answers. */
const readable = (folder: string) => ({
  documents: [`${folder}/**/*.ts`, `!${folder}/gql/**`],
  preset: 'client' as const,
  presetConfig: { fragmentMasking: false },
  config: documents,
})

/** Generates types from the contract and the documents in the code, hooks for the client, and the documents of the client package. */
const config: CodegenConfig = {
  ...shared,
  schema: 'schema.graphql',
  generates: {
    'client/gql/graphql.ts': {
      documents: clientDocuments,
      plugins: ['typescript-operations'],
      config: documents,
    },
    'client/gql/': {
      documents: clientDocuments,
      preset: documentModules,
    },
    'client/gql/possible-types.ts': {
      plugins: ['./codegen/possible-types.ts'],
    },
    'rest-compat/gql/': readable('rest-compat'),
    'mcp/gql/': readable('mcp'),
    'exports/gql/': readable('exports'),
    'client/overlay/gql/documents.ts': {
      documents: ['client/overlay/*.graphql'],
      plugins: ['typescript-operations', './codegen/typed-texts.ts'],
      config: documents,
    },
    'clients/typescript/src/gql/documents.ts': {
      documents: ['clients/typescript/documents/*.graphql'],
      plugins: ['typescript-operations', './codegen/typed-texts.ts'],
      config: { ...documents, nonOptionalTypename: false, skipTypename: true },
    },
  },
}

export default config
