import type { CodegenConfig } from '@graphql-codegen/cli'
import { documentModules } from './codegen/document-modules.ts'

const shared = {
  importExtension: '.ts' as const,
  emitLegacyCommonJSImports: false,
}

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

/** Generates types from the contract and the documents in the code, and hooks for the client. */
const config: CodegenConfig = {
  ...shared,
  schema: 'schema.graphql',
  generates: {
    'client/gql/graphql.ts': {
      documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
      plugins: ['typescript-operations'],
      config: documents,
    },
    'client/gql/': {
      documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
      preset: documentModules,
    },
    'client/gql/possible-types.ts': {
      plugins: ['./codegen/possible-types.ts'],
    },
    'rest-compat/gql/': {
      documents: ['rest-compat/**/*.ts', '!rest-compat/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: documents,
    },
  },
}

export default config
