import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import type { MatchupRow_matchupFragment } from '../gql/graphql.ts'
import { ownTokens } from '../theme/tokens.ts'
import { MatchupRow } from './MatchupRow.tsx'

type Matchup = MatchupRow_matchupFragment

interface MatchupListProps {
  readonly title: string
  /** Text for an empty list. */
  readonly none?: string
  /** In display order, with at least one more than are shown at first if there are more. */
  readonly first: readonly Matchup[]
  /** In display order; rejects on failure. */
  readonly listAll: () => Promise<readonly Matchup[]>
  /** Null when there is no list of pros' games. */
  readonly toGames: ((champion: Matchup['champion']) => To) | null
  /** True for a list as wide as the page, which has two columns. */
  readonly wide?: boolean
}

/** Number of champions before "show all". */
const SHOWN = 5

/** `all` are fetched at the first opening. */
type Opening =
  | { readonly kind: 'closed' | 'open'; readonly all: readonly Matchup[] }
  | { readonly kind: 'unopened' | 'loading' | 'failed' }

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
export function MatchupList({ title, none, first, listAll, toGames, wide = false }: MatchupListProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const id = useId()
  const [opening, setOpening] = useState<Opening>({ kind: 'unopened' })
  const few = wide ? SHOWN + 1 : SHOWN
  const isOpen = opening.kind === 'open'
  const shown = isOpen ? opening.all : first.slice(0, few)

  function toggle() {
    if ('all' in opening) {
      setOpening({ kind: isOpen ? 'closed' : 'open', all: opening.all })
      return
    }
    setOpening({ kind: 'loading' })
    listAll().then(
      (all) => setOpening({ kind: 'open', all }),
      () => setOpening({ kind: 'failed' }),
    )
  }

  function buttonWords() {
    if (opening.kind === 'loading') return t('common.loading')
    if (opening.kind === 'failed') return t('champion.matchups.allFailed')
    return isOpen ? t('account.summary.showFewer') : t('champion.matchups.showAll')
  }

  return (
    <Card className={styles.card}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
      </h3>
      {first.length === 0 ? (
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
      {first.length <= few ? null : (
        <Button
          className={styles.more}
          appearance="transparent"
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          disabledFocusable={opening.kind === 'loading'}
          onClick={toggle}
        >
          {buttonWords()}
        </Button>
      )}
    </Card>
  )
}
