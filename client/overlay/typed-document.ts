/** The text of a GraphQL operation, with the types of its result and variables. */
export interface TypedDocument<Result, Variables> {
  /** Only exists in types. */
  readonly __apiType?: (variables: Variables) => Result
  valueOf(): string
}
