/** Receives the error of a write that failed, while the answer that should have been stored is given all the same. */
export type OnUnsaved = (error: unknown) => void

/** Throws the error: without the write, there is no answer. */
export const requireSaved: OnUnsaved = (error) => {
  throw error
}

/** Returns the result of `write`. When that fails, passes the error to `onUnsaved` and returns the result of `unsaved`. */
export async function saveOr<Result>(
  write: () => Promise<Result>,
  unsaved: () => Result | Promise<Result>,
  onUnsaved: OnUnsaved,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    onUnsaved(error)
    return unsaved()
  }
}
