import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Chip } from '../components/Chip.tsx'
import { graphql } from '../gql/gql.ts'
import type { RosterChangeRow_changeFragment } from '../gql/graphql.ts'
import { useMomentFormat } from '../i18n/useFormat.ts'
import { playerPath } from '../paths.ts'
import { NewsGlow } from './NewsGlow.tsx'
import { rosterChangeWords } from './roster-change-words.ts'

graphql(/* GraphQL */ `
  fragment RosterChangeRow_change on RosterChange {
    id
    kind
    playerName
    player {
      id
      slug
      team {
        id
        code
      }
    }
    role
    previousRole
    fromTeam {
      id
      code
    }
    toTeam {
      id
      code
    }
    account {
      gameName
      tagLine
      region
    }
    at
    by
    reason
    evidence
    undoes {
      id
      kind
      role
      previousRole
      fromTeam {
        id
        code
      }
      toTeam {
        id
        code
      }
      account {
        gameName
        tagLine
        region
      }
    }
    undoneBy {
      id
    }
  }
`)

interface RosterChangeRowProps {
  readonly change: RosterChangeRow_changeFragment
  /** Team code; null for changes of any team. */
  readonly team: string | null
}

const useStyles = makeStyles({
  row: { position: 'relative', display: 'grid', gap: '4px', padding: '12px 16px' },
  change: { margin: 0, overflowWrap: 'anywhere' },
  undone: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground2 },
  player: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  link: {
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  reason: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  evidence: { color: tokens.colorBrandForeground1 },
})

export function RosterChangeRow({ change, team }: RosterChangeRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useMomentFormat()
  const { player, playerName, at, by, reason, evidence, undoneBy } = change
  return (
    <div className={styles.row}>
      <p className={mergeClasses(styles.change, undoneBy !== null && styles.undone)}>
        {player === null ? (
          <span className={styles.player}>{playerName}</span>
        ) : (
          <Link
            to={playerPath({ team: player.team?.code ?? null, slug: player.slug })}
            className={mergeClasses(styles.player, styles.link)}
          >
            {playerName}
          </Link>
        )}{' '}
        {rosterChangeWords(change, team, t)}
      </p>
      {reason === null ? null : <p className={styles.reason}>{reason}</p>}
      <p className={styles.facts}>
        <time dateTime={at} title={format.dateTime(at)}>
          {format.date(at)}
        </time>
        <span>{t('proScene.change.by', { name: by })}</span>
        {evidence === null ? null : (
          <a href={evidence} rel="noreferrer nofollow" className={styles.evidence}>
            {t('proScene.change.evidence', { host: hostOf(evidence) })}
          </a>
        )}
        {undoneBy === null ? null : <Chip tone="warning">{t('proScene.change.takenBack')}</Chip>}
      </p>
      <NewsGlow id={change.id} />
    </div>
  )
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? address
