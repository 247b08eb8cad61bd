/** Microseconds on the monotonic clock of the operating system, which every process of the machine shares. */
export function sharedClock(): number {
  return Number(process.hrtime.bigint()) / 1_000
}
