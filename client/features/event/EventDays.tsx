import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from '../../gql/gql.ts'
import type { EventDays_eventFragment } from '../../gql/graphql.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { formatDays } from './format-days.ts'

graphql(/* GraphQL */ `
  fragment EventDays_event on ProEvent {
    startsOn
    endsOn
  }
`)

const useStyles = makeStyles({
  days: { lineHeight: '24px', fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
})

/** The days of an event in words; nothing when they are unknown. */
export function EventDays({ event }: { readonly event: EventDays_eventFragment }) {
  const styles = useStyles()
  const locale = useLocale()
  const { startsOn, endsOn } = event
  if (startsOn === null || endsOn === null) return null
  return <span className={styles.days}>{formatDays(startsOn, endsOn, locale)}</span>
}
