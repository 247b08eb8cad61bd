/** Null when the request fails or the answer is malformed. */
export async function findLatestBuild(): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' })
    const answer: unknown = response.ok ? await response.json() : null
    return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
      ? answer.id
      : null
  } catch {
    return null
  }
}

/** Null when nothing was built. */
export function findOwnBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null
}
