import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { ExportHead } from '../../exports/ExportHead.tsx'
import { graphql } from '../../gql/gql.ts'
import type { TeamRoster_teamFragment } from '../../gql/graphql.ts'
import { useLiveMarks } from '../../live/useLiveMarks.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { RosterPlayer } from './RosterPlayer.tsx'

graphql(/* GraphQL */ `
  fragment TeamRoster_team on ProTeam {
    id
    code
    roster {
      id
      ...RosterPlayer_player
    }
  }
`)

const useStyles = makeStyles({
  title: sectionTitleStyle,
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
})

/** The roster of a team, by role. */
export function TeamRoster({ team: { code, roster } }: { readonly team: TeamRoster_teamFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const marks = useLiveMarks({ team: code })

  if (roster.length === 0) return <Notice title={t('team.noRosterTitle')}>{t('team.noRoster')}</Notice>
  return (
    <section aria-labelledby={titleId}>
      <ExportHead of="pro-players" parameters={{ teams: code }}>
        <h2 id={titleId} className={styles.title}>
          {t('team.roster')}
        </h2>
      </ExportHead>
      <Card>
        <ul className={styles.list}>
          {roster.map((player) => (
            <li key={player.id}>
              <RosterPlayer player={player} team={code} mark={marks.get(player.id)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
