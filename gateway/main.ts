import { enableCompileCache } from 'node:module'

// Compiling takes a fourth of the start. It must be enabled before the code is loaded, so that the next start finds it compiled.
enableCompileCache()
const { runProduct } = await import('./composition/run-product.ts')
await runProduct()
