/**
 * Number of runs of a test that takes long: `sample` in `npm test`, `all` in `npm run test:fuzz` and wherever else a
 * `PROPERTY_SEED` is given, so that a failure of the long run can be repeated.
 */
export function runs({ sample, all }: { readonly sample: number; readonly all: number }): number {
  return process.env['PROPERTY_SEED'] === undefined ? sample : all
}
