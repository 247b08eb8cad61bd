import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { SideObjectives_teamFragment } from '../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment SideObjectives_team on MatchTeam {
    bans {
      pickTurn
      champion {
        id
        name(locale: $locale) {
          text
          locale
        }
        image
      }
    }
    objectives {
      champion {
        first
        kills
      }
      tower {
        first
        kills
      }
      dragon {
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

const OBJECTIVES = ['champion', 'tower', 'dragon', 'baron'] as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px 20px',
    margin: '10px 0 0',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  group: { display: 'flex', alignItems: 'center', gap: '6px' },
  list: { display: 'flex', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  count: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  noBan: {
    display: 'block',
    position: 'relative',
    width: '24px',
    height: '24px',
    borderRadius: '6px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
})

/** What a side banned and what it took on the map. */
export function SideObjectives({ team }: { readonly team: SideObjectives_teamFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const bansId = useId()
  return (
    <div className={styles.root}>
      {team.bans.length === 0 ? null : (
        <div className={styles.group}>
          <span id={bansId}>{t('account.scoreboard.bans')}</span>
          <ul className={styles.list} aria-labelledby={bansId}>
            {team.bans.map(({ champion, pickTurn }) => (
              <li key={pickTurn}>
                {champion === null ? (
                  <span className={styles.noBan}>
                    <VisuallyHidden>{t('account.scoreboard.noBan')}</VisuallyHidden>
                  </span>
                ) : (
                  <GameImage src={champion.image} name={champion.name} size={24} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {OBJECTIVES.map((objective) => (
        <span key={objective}>
          {t(`account.scoreboard.objectives.${objective}`)}{' '}
          <span className={styles.count}>{team.objectives[objective].kills}</span>
          {team.objectives[objective].first ? ` ${t('account.scoreboard.first')}` : null}
        </span>
      ))}
    </div>
  )
}
