import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { GameImage } from '../components/GameImage.tsx'
import { graphql } from '../gql/gql.ts'
import type { Loadout_participantFragment } from '../gql/graphql.ts'
import { TWO_LINES } from './scoreboard-layout.ts'

graphql(/* GraphQL */ `
  fragment Loadout_participant on Participant {
    summonerSpells {
      key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    runes {
      keystone {
        runeId
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      styles {
        description
        style {
          styleId
          name(locale: $locale) {
            text
            locale
          }
          image
        }
      }
    }
  }
`)

interface LoadoutProps {
  readonly participant: FragmentFields<Loadout_participantFragment>
  /** Width and height of each picture in pixels. */
  readonly size: number
  /** True to stand in a single line where a scoreboard has two. */
  readonly flat?: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gridAutoFlow: 'column', gridTemplateRows: 'auto auto', gap: '4px' },
  flat: { [TWO_LINES]: { gridTemplateRows: 'auto', gap: '3px' } },
  empty: { borderRadius: '5px', backgroundColor: tokens.colorNeutralBackground3 },
})

/** What a player brought into the match: two summoner spells, the keystone and the second tree of runes. */
export function Loadout({ participant: { summonerSpells, runes }, size, flat = false }: LoadoutProps) {
  const styles = useStyles()
  const secondTree = runes.styles.find(({ description }) => description === 'subStyle')?.style ?? null
  return (
    <div className={mergeClasses(styles.root, flat && styles.flat)}>
      {summonerSpells.some((spell) => spell !== null)
        ? Object.entries(summonerSpells).map(([slot, spell]) =>
            spell === null ? (
              <span key={slot} className={styles.empty} style={{ width: size, height: size }} aria-hidden="true" />
            ) : (
              <GameImage key={slot} src={spell.image} name={spell.name} size={size} />
            ),
          )
        : null}
      {runes.keystone === null ? null : (
        <GameImage src={runes.keystone.image} name={runes.keystone.name} size={size} shape="circle" />
      )}
      {secondTree === null ? null : (
        <GameImage src={secondTree.image} name={secondTree.name} size={size} shape="circle" />
      )}
    </div>
  )
}
