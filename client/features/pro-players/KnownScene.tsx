import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import type { ProPlayersPageQuery } from '../../gql/graphql.ts'
import { useLiveMarks } from '../../live/useLiveMarks.ts'
import { LeagueChoice } from './LeagueChoice.tsx'
import { LeagueTeams } from './LeagueTeams.tsx'
import { PlayersTab } from './PlayersTab.tsx'
import { leaguesInSight, onlyKnown, PRO_PLAYERS_TABS } from './pro-players-view.ts'
import { useProPlayersView } from './useProPlayersView.ts'

const useStyles = makeStyles({
  leagues: { marginBottom: '12px' },
  teams: { display: 'grid', gap: '28px' },
})

interface SceneProps {
  readonly leagues: readonly ProPlayersPageQuery['leagues'][number][]
}

export function KnownScene({ leagues }: SceneProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [written, changeView, linkTo] = useProPlayersView()
  const view = onlyKnown(written, leagues)
  const visible = leaguesInSight(leagues, view.leagues)

  return (
    <>
      <div className={styles.leagues}>
        <LeagueChoice
          leagues={leagues}
          chosen={view.leagues}
          // The chosen teams may not play in these leagues.
          onChoose={(chosen) =>
            changeView({ leagues: chosen, teams: onlyKnown({ ...view, leagues: chosen }, leagues).teams })
          }
        />
      </div>
      <Tabs
        label={t('proPlayers.tabs.label')}
        tabs={PRO_PLAYERS_TABS.map((name) => ({ name, label: t(`proPlayers.tabs.${name}`) }))}
        selected={view.tab}
        onSelect={(tab) => changeView({ tab })}
        linkTo={(tab) => linkTo({ tab })}
      >
        {view.tab === 'teams' ? (
          <TeamsTab leagues={visible} />
        ) : (
          <KeptFocus>
            <PlayersTab leagues={visible} view={view} onChange={changeView} />
          </KeptFocus>
        )}
      </Tabs>
    </>
  )
}

/** Teams with their strength, and who is live. */
function TeamsTab({ leagues }: SceneProps) {
  const styles = useStyles()
  const marks = useLiveMarks('all')
  return (
    <div className={styles.teams}>
      {leagues.map((league) => (
        <LeagueTeams key={league.id} league={league} marks={marks} />
      ))}
    </div>
  )
}
