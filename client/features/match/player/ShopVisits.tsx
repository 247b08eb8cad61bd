import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../../components/Glyph.tsx'
import { PopoverBar } from '../../../components/PopoverBar.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { ShopVisits_participantFragment } from '../../../gql/graphql.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useCourseStyles } from './course-layout.ts'
import { visitsOf } from './shop-visits.ts'
import { VisitItem } from './VisitItem.tsx'

graphql(/* GraphQL */ `
  fragment ShopVisits_participant on ParticipantTimeline {
    purchases {
      seconds
      item {
        itemId: key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      sold
    }
  }
`)

const useStyles = makeStyles({
  visits: { display: 'flex', flexWrap: 'wrap', gap: '12px 4px', margin: 0, padding: 0, listStyleType: 'none' },
  visit: { display: 'flex', alignItems: 'end', gap: '4px' },
  time: {
    display: 'block',
    marginBottom: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  items: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  arrow: { display: 'grid', placeItems: 'center', height: '30px', color: tokens.colorNeutralForeground3 },
})

const stopOf = (visit: string, item: string) => `${visit}-${item}`

/** Visits of a player to the shop, in order, each with its time and items. */
export function ShopVisits({ participant: { purchases } }: { readonly participant: ShopVisits_participantFragment }) {
  const styles = useStyles()
  const layout = useCourseStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const visits = Object.entries(visitsOf(purchases))
  const stops = visits.flatMap(([visit, { items }]) => Object.keys(items).map((item) => stopOf(visit, item)))
  return (
    <div>
      <h4 className={layout.title}>{t('playerCourse.shop.title')}</h4>
      {visits.length === 0 ? (
        <p className={layout.none}>{t('playerCourse.shop.none')}</p>
      ) : (
        <PopoverBar label={t('playerCourse.shop.title')} stops={stops} className="">
          <ol className={styles.visits}>
            {visits.map(([visit, { seconds, items }], position) => (
              <li key={visit} className={styles.visit}>
                <div>
                  <span className={styles.time}>{format.duration(seconds)}</span>
                  <div className={styles.items}>
                    {Object.entries(items).map(([item, bought]) => (
                      <VisitItem key={item} stop={stopOf(visit, item)} bought={bought} />
                    ))}
                  </div>
                </div>
                {position === visits.length - 1 ? null : (
                  <span className={styles.arrow}>
                    <Glyph name="forward" size={12} />
                  </span>
                )}
              </li>
            ))}
          </ol>
        </PopoverBar>
      )}
    </div>
  )
}
