import { InvalidCursorError } from '../shared/cursor.ts'
import { badInput } from './bad-input.ts'

/** Returns the page of a list that `read` finds. Throws a BAD_USER_INPUT error about `after` when its cursor is not of the list. */
export async function readPage<Page>(read: () => Page | Promise<Page>): Promise<Page> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof InvalidCursorError ? badInput(error.message, 'after') : error
  }
}
