import type { CodegenConfig } from '@graphql-codegen/cli'

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
  inlineFragmentTypes: 'mask' as const,
  // Makes the types respect `@unmask`, as Apollo Client does at run time.
  customDirectives: { apolloUnmask: true },
}

/** Generates types from the contract and the documents in the code, and hooks for the client. */
const config: CodegenConfig = {
  ...shared,
  schema: 'schema.graphql',
  generates: {
    'client/gql/': {
      documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: documents,
    },
    'client/gql/hooks.ts': {
      documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
      plugins: ['./codegen/apollo-hooks.ts'],
    },
    'client/gql/possible-types.ts': {
      plugins: ['./codegen/possible-types.ts'],
    },
    'rest-compat/gql/': {
      documents: ['rest-compat/**/*.ts', '!rest-compat/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...documents, inlineFragmentTypes: 'inline' },
    },
  },
}

export default config
