import { hostileArguments } from './hostile-arguments.ts'
import { hostileDocuments } from './hostile-documents.ts'
import { hostileHttp } from './hostile-http.ts'
import type { HostileRequest } from './hostile-request.ts'
import { hostileV2 } from './hostile-v2.ts'

/** All hostile requests, for the tests and the attack benchmarks. */
export const hostileRequests: readonly HostileRequest[] = [
  ...hostileDocuments,
  ...hostileArguments,
  ...hostileHttp,
  ...hostileV2,
]
