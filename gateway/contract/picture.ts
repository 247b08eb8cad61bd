import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'

/** Argument of each field with the address of a picture. */
export const pictureArgument = builder.args((t) => ({
  absolute: t.boolean({
    defaultValue: false,
    description:
      'True for a whole URL, which pages and programs elsewhere can use: pictures may be read by every site. False for the path alone.',
  }),
}))

/**
 * Returns the address of a picture: a path, or a URL at the public address of this server. The URL never depends on the host of a
 * request, because answers are cached for others.
 */
export function pictureAddress(
  path: string,
  { absolute }: { readonly absolute: boolean },
  { origin }: Pick<GraphQLContext, 'origin'>,
): string {
  return absolute ? `${origin()}${path}` : path
}
