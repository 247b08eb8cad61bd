import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const SIZE_MB = 64

/** A disk of 64 MB, in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Writes a file of another program until not one more page fits. */
  fill(): void
  /** Removes that file. */
  empty(): void
}

/** Whether this process may mount one: on Linux, as root. */
export const canMountDisk = process.platform === 'linux' && process.getuid?.() === 0

/** Mounts the disk until the end of the test. */
export function mountSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    },
    empty: () => rmSync(ballast),
  }
}
