import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import type { LeagueChoice_leagueFragment } from '../../gql/graphql.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { toggled } from './pro-players-view.ts'

graphql(/* GraphQL */ `
  fragment LeagueChoice_league on League {
    id
    code
    name
    teams {
      id
      roster {
        id
      }
    }
  }
`)

interface LeagueChoiceProps {
  readonly leagues: readonly LeagueChoice_leagueFragment[]
  /** Codes; empty for all leagues. */
  readonly chosen: readonly string[]
  readonly onChoose: (codes: readonly string[]) => void
}

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
    gap: '12px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  card: {
    display: 'grid',
    // The counts are aligned, regardless of the length of the names above them.
    gridTemplateRows: 'auto 1fr auto',
    gap: '2px',
    minWidth: 0,
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    cursor: 'pointer',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})`,
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
  },
  code: { fontFamily: ownTokens.displayFont, fontSize: tokens.fontSizeBase600, lineHeight: '30px', fontWeight: 600 },
  name: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    [PHONE]: { display: 'none' },
  },
  count: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Any number can be chosen. */
export function LeagueChoice({ leagues, chosen, onChoose }: LeagueChoiceProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group} aria-label={t('proPlayers.leagues')}>
      {leagues.map(({ id, code, name, teams }) => {
        const pressed = chosen.includes(code)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={pressed}
            className={mergeClasses(styles.card, pressed && styles.chosen)}
            onClick={() => onChoose(toggled(chosen, code))}
          >
            <span className={styles.code}>{code}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              {t('proPlayers.teams', { count: teams.length })} ·{' '}
              {t('proPlayers.players', { count: teams.reduce((sum, { roster }) => sum + roster.length, 0) })}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
