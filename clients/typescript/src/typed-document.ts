/**
 * The text of a GraphQL operation, with the types of its result and variables. Texts that graphql-codegen makes with
 * `documentMode: 'string'` have them, and so have the documents of this package. A plain string has the result `unknown`.
 */
export interface TypedDocument<Result, Variables> {
  /** Only exists in types. */
  readonly __apiType?: (variables: Variables) => Result
  valueOf(): string
}

/** Arguments after the document. Variables can be left out when there are none, or all of them are optional. */
export type Arguments<Variables, Options> = object extends Variables
  ? readonly [variables?: Variables, options?: Options]
  : Variables extends Readonly<Record<string, never>>
    ? readonly [variables?: Variables, options?: Options]
    : readonly [variables: Variables, options?: Options]
