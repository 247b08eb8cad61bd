import type { TFunction } from 'i18next'
import type { Locale } from '../../../languages.ts'
import type { RosterProposal_proposalFragment } from '../../gql/graphql.ts'
import { countryName } from '../../i18n/country-name.ts'

type Proposal = RosterProposal_proposalFragment

interface Words {
  readonly t: TFunction
  readonly words: TFunction<'proposals'>
  readonly locale: Locale
}

/** Formats what a proposal, or a claim about it, says. */
export function proposalValue(kind: Proposal['kind'], value: string | null, { t, words, locale }: Words): string {
  if (value === null) return words('nothing')
  if (kind === 'COUNTRY') return countryName(value, locale)
  if (kind === 'ROLE' && isRole(value)) return t(`proScene.roles.${value}`)
  return kind === 'LINK' ? value.replace(/^https?:\/\/(?:www\.)?/, '') : value
}

/** Formats what the rosters would say: of a new player also the role and the country. */
export function afterOf({ kind, after, role, country, accounts }: Proposal, words: Words): string {
  if (kind === 'RETIRED') return words.words('retired')
  const value = proposalValue(kind, after, words)
  if (kind === 'ACCOUNT') return [value, ...accounts.map(({ region }) => `(${region})`)].join(' ')
  if (kind !== 'NEW_PLAYER') return value
  const parts = [
    value,
    role === null ? null : words.t(`proScene.roles.${role}`),
    country === null ? null : countryName(country, words.locale),
    ...accounts.map(({ gameName, tagLine }) => `${gameName}#${tagLine}`),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function isRole(value: string): value is 'TOP' | 'JNG' | 'MID' | 'ADC' | 'SUP' {
  return ['TOP', 'JNG', 'MID', 'ADC', 'SUP'].includes(value)
}
