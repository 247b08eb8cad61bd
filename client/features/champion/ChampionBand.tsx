import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../components/Chip.tsx'
import { ForwardLink } from '../../components/ForwardLink.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { FollowButton } from '../../following/FollowButton.tsx'
import { graphql } from '../../gql/gql.ts'
import type { ChampionBand_championFragment } from '../../gql/graphql.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { championsPath } from '../../paths.ts'
import { LaneGlyph } from '../../pro-scene/LaneGlyph.tsx'
import { mainLanes } from '../../statistics/main-lanes.ts'
import { tagWords } from './tag-words.ts'

graphql(/* GraphQL */ `
  fragment ChampionBand_champion on Champion {
    id
    key
    name(locale: $locale) {
      text
      locale
    }
    tags
    image
    statistics(filter: $filter, lane: $lane) {
      lanes {
        lane
        share {
          value
        }
      }
    }
  }
`)

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 20px' },
  lanes: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, listStyleType: 'none' },
  lane: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
})

export function ChampionBand({ champion }: { readonly champion: ChampionBand_championFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { id, tags, image, statistics } = champion
  const lanes = mainLanes(statistics.lanes)
  const name = nameOf({ champion })
  return (
    <PageBand
      mark={<GameImage src={image} name={null} size={92} eager />}
      chips={tags.length === 0 ? undefined : tags.map((tag) => <Chip key={tag}>{tagWords(tag, t)}</Chip>)}
      title={<LocalText name={name} />}
      action={
        <div className={styles.actions}>
          <ForwardLink to={championsPath()}>{t('champion.all')}</ForwardLink>
          <FollowButton id={id} name={name.text} />
        </div>
      }
    >
      {lanes.length === 0 ? undefined : (
        <ul className={styles.lanes} aria-label={t('champion.mainLanes')}>
          {lanes.map((lane) => (
            <li key={lane} className={styles.lane}>
              <LaneGlyph lane={lane} />
              {t(`match.lanes.${lane}`)}
            </li>
          ))}
        </ul>
      )}
    </PageBand>
  )
}
