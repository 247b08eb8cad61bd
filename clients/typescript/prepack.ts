import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'

// npm runs this in the folder of the package, after `npm run generate` has made the documents.
rmSync('dist', { recursive: true, force: true })
execFileSync('tsc', ['--project', '.'], { stdio: 'inherit' })
for (const file of ['schema.graphql', 'LICENSE']) copyFileSync(`../../${file}`, file)
