import { Feed } from 'feed'
import type { ContractChange, ContractVersion } from '../../contract/releases/list-contract-changes.ts'
import { atomResponse } from '../atom-response.ts'
import { toHtml } from '../feed-text.ts'
import type { Handler } from '../route.ts'

const MAX_AGE_SECONDS = 300

type Change = Omit<ContractChange, 'kind'>

type Version = Omit<ContractVersion, 'changes'> & { readonly changes: readonly Change[] }

interface ContractFeedOptions {
  /** Newest first. */
  readonly versions: readonly Version[]
  /** Public URL of this server, without a trailing slash; null to use the URL of each request. */
  readonly publicUrl: string | null
}

/** Handles `/feeds/contract-changes.atom`: the releases of the contract for feed readers, in English. */
export function createContractFeed({ versions, publicUrl }: ContractFeedOptions): Handler {
  return (request) => atomResponse(toAtom(versions, publicUrl ?? new URL(request.url).origin), MAX_AGE_SECONDS)
}

function toAtom(versions: readonly Version[], base: string): string {
  const address = `${base}/feeds/contract-changes.atom`
  const page = `${base}/developers/changelog`
  // What is not released yet has no date, and can still change.
  const releases = versions.flatMap(({ version, day, changes }) =>
    version === null || day === null ? [] : [{ version, changes, date: new Date(day) }],
  )
  const feed = new Feed({
    id: address,
    title: 'Lanewatch: changes of the API',
    description: 'Releases of the GraphQL contract: what was added, deprecated and removed.',
    link: page,
    language: 'en',
    feedLinks: { atom: address },
    generator: 'Lanewatch',
    updated: releases[0]?.date ?? new Date(0),
  })
  for (const { version, changes, date } of releases) {
    feed.addItem({
      id: `${address}#${version}`,
      title: `Contract ${version}`,
      link: `${page}#contract-${version}`,
      description: changes.length === 0 ? 'The first release.' : `<ul>${changes.map(toItem).join('')}</ul>`,
      date,
      author: [{ name: 'Lanewatch' }],
    })
  }
  return feed.atom1()
}

function toItem({ sentence, about, lastDay }: Change): string {
  const words = [sentence, about, lastDay === null ? null : `Works until ${lastDay}.`]
  return `<li>${toHtml(words.filter((part) => part !== null).join(' '))}</li>`
}
