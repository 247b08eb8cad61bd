/** Error reporter that fails the test. */
export function fail(error: unknown): never {
  throw error
}
