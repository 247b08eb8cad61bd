import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayerTeams_playerFragment } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'
import { teamPath } from '../../paths.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { membershipWords } from './membership-words.ts'

graphql(/* GraphQL */ `
  fragment PlayerTeams_player on ProPlayer {
    id
    memberships {
      team {
        id
        code
        name
        ...TeamMark_team
      }
      fromDate
      toDate
      ended
      substitute
    }
  }
`)

const useStyles = makeStyles({
  title: sectionTitleStyle,
  list: { margin: 0, padding: '4px 0', listStyleType: 'none' },
  stay: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '12px',
    padding: '12px 16px',
    // A line connects each team to the one before.
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '35px',
      top: 'calc(50% + 26px)',
      height: 'calc(100% - 52px)',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  past: { opacity: 0.75 },
  words: { display: 'grid' },
  name: {
    justifySelf: 'start',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  time: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  none: { margin: 0, padding: '12px 16px', color: tokens.colorNeutralForeground2 },
})

interface PlayerTeamsProps {
  readonly player: PlayerTeams_playerFragment
}

/** The newest first. */
export function PlayerTeams({ player: { memberships } }: PlayerTeamsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useMomentFormat()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('player.teams.title')}
      </h2>
      <Card>
        {memberships.length === 0 ? (
          <p className={styles.none}>{t('player.teams.none')}</p>
        ) : (
          <ol className={styles.list}>
            {memberships.map((membership) => (
              <li
                key={`${membership.team.id} ${membership.fromDate} ${membership.toDate} ${membership.ended}`}
                className={styles.stay}
              >
                <span className={mergeClasses(membership.ended && styles.past)}>
                  <TeamMark team={membership.team} size={40} />
                </span>
                <span className={styles.words}>
                  <Link to={teamPath(membership.team.code)} className={styles.name}>
                    {membership.team.name}
                  </Link>
                  <span className={styles.time}>
                    {membershipWords(membership, t, format)}
                    {membership.substitute ? ` · ${t('proScene.substitute')}` : null}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </section>
  )
}
