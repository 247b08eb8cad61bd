import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../gql/gql.ts'
import type { SideObjectives_teamFragment } from '../gql/graphql.ts'
import { Bans } from './Bans.tsx'

graphql(/* GraphQL */ `
  fragment SideObjectives_team on MatchTeam {
    ...Bans_team
    objectives {
      champion {
        first
      }
      tower {
        first
        kills
      }
      inhibitor {
        first
        kills
      }
      dragon {
        first
        kills
      }
      voidGrubs {
        first
        kills
      }
      riftHerald {
        first
        kills
      }
      atakhan {
        first
        kills
      }
      baron {
        first
        kills
      }
    }
  }
`)

/** In display order. */
const OBJECTIVES = ['tower', 'inhibitor', 'dragon', 'voidGrubs', 'riftHerald', 'atakhan', 'baron'] as const

/** Objectives whose first one is worth a note. Others are rarely taken twice. */
const NOTED_FIRST = ['tower', 'dragon', 'baron'] as const

type Team = SideObjectives_teamFragment

interface SideObjectivesProps {
  readonly team: Team
  /** All sides. Objectives that no side took are left out, because the map may not have them. */
  readonly teams: readonly Team[]
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 18px',
    margin: '10px 0 0',
    padding: '0 6px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  count: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
})

export function SideObjectives({ team, teams }: SideObjectivesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <Bans bans={team.bans} />
      {OBJECTIVES.filter((objective) => teams.some(({ objectives }) => objectives[objective].kills > 0)).map(
        (objective) => (
          <span key={objective}>
            {t(`scoreboard.objectives.${objective}`)}{' '}
            <span className={styles.count}>{team.objectives[objective].kills}</span>
            {isNotedFirst(objective) && team.objectives[objective].first
              ? ` (${t(`scoreboard.first.${objective}`)})`
              : null}
          </span>
        ),
      )}
      {team.objectives.champion.first ? <span>{t('scoreboard.firstBlood')}</span> : null}
    </div>
  )
}

function isNotedFirst(objective: (typeof OBJECTIVES)[number]): objective is (typeof NOTED_FIRST)[number] {
  return NOTED_FIRST.some((noted) => noted === objective)
}
