import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import type { MatchupRow_matchupFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { MatchupRow } from './MatchupRow.tsx'

type Matchup = MatchupRow_matchupFragment

interface MatchupListProps {
  readonly title: string
  /** Text for an empty list. */
  readonly none?: string
  /** In display order. */
  readonly matchups: readonly Matchup[]
  /** Returns the link to the pros' games against a champion; null when there is no such list. */
  readonly toGames: ((champion: Matchup['champion']) => To) | null
  /** True for a list as wide as the page, which has two columns. */
  readonly wide?: boolean
}

/** Number of champions before "show all". */
const SHOWN = 5

const TWO_COLUMNS = '@container matchups (min-width: 680px)'

const useStyles = makeStyles({
  card: { overflow: 'hidden', containerType: 'inline-size', containerName: 'matchups' },
  title: {
    margin: 0,
    padding: '12px 16px',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  wide: { [TWO_COLUMNS]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  none: {
    margin: 0,
    padding: '14px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  more: { width: '100%', minHeight: '40px', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: 0 },
})

/** A list of other champions with the win rates of the games with them: the first few, and the others on demand. */
export function MatchupList({ title, none, matchups, toGames, wide = false }: MatchupListProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const [all, setAll] = useState(false)
  const first = wide ? SHOWN + 1 : SHOWN
  const shown = all ? matchups : matchups.slice(0, first)
  return (
    <Card className={styles.card}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
      </h3>
      {matchups.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ol
          id={`${id}-list`}
          className={mergeClasses(styles.list, wide && styles.wide)}
          aria-labelledby={`${id}-title`}
        >
          {shown.map((matchup) => (
            <MatchupRow
              key={matchup.champion.key}
              matchup={matchup}
              toGames={toGames === null ? null : toGames(matchup.champion)}
            />
          ))}
        </ol>
      )}
      {matchups.length <= first ? null : (
        <Button
          className={styles.more}
          appearance="transparent"
          size="small"
          aria-expanded={all}
          aria-controls={`${id}-list`}
          onClick={() => setAll(!all)}
        >
          {all
            ? t('account.summary.showFewer')
            : t('champion.matchups.showAll', { number: format.number(matchups.length) })}
        </Button>
      )}
    </Card>
  )
}
