import { useText } from '#web/i18n/text.tsx'
import { AboutPrice } from '#web/parts/approximate-price.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CompareColumn } from './compare-column.tsx'
import type { CompareGroup, CompareRow } from './rows.ts'
import type { Arrangement } from './use-arrangement.ts'
import type { ComparedHome } from './view.ts'
import './compare.css'

interface Props {
  homes: readonly ComparedHome[]
  groups: readonly CompareGroup[]
  words: ListingLabels
  arrangement: Arrangement
}

/** The maximum columns of a narrow screen; a group heading that spanned more would reserve space for hidden columns. */
const NARROW_COLUMNS = 4

/**
 * Homes in columns, attributes in rows. Narrow screens show the first two or four columns and a select for each; the
 * roles are explicit because laying out rows as grids removes the implicit ones.
 */
export function CompareTable({ homes, groups, words, arrangement }: Props) {
  const { t } = useText()
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="compare" data-count={homes.length}>
      <caption className="sr-only">{t('compare.caption')}</caption>
      <thead role="rowgroup">
        <tr role="row" className="compare-photos">
          <td role="cell" className="compare-corner" />
          {homes.map((home, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: whoever exchanges the home of a column stays in that column
            <td key={place} role="cell">
              <CompareColumn home={home} homes={homes} place={place} arrangement={arrangement} />
            </td>
          ))}
        </tr>
        <tr role="row" className="compare-names">
          <th role="columnheader" scope="col" className="compare-corner">
            <span className="sr-only">{t('compare.question')}</span>
          </th>
          {homes.map((home) => (
            <th key={home.id} role="columnheader" scope="col">
              <a href={paths.property(home.slug)} className="compare-name">
                {home.title}
              </a>
              <span className="compare-price">
                {words.price(home.price, home.rentduration)} <AboutPrice words={words} price={home.price} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title} role="rowgroup">
          <tr role="row" className="compare-group">
            <th scope="rowgroup" colSpan={Math.min(homes.length, NARROW_COLUMNS) + 1}>
              {t(group.title)}
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row key={row.key} row={row} homes={homes} />
          ))}
        </tbody>
      ))}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function Row({ row, homes }: { row: CompareRow; homes: readonly ComparedHome[] }) {
  const { t } = useText()
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see the table
    <tr role="row" className="compare-row" data-differs={row.differs || undefined}>
      <th role="rowheader" scope="row">
        {row.label}
        {row.differs && <span className="sr-only">, {t('compare.differs')}</span>}
      </th>
      {homes.map((home, column) => {
        const cell = row.cells[column]
        return (
          <td key={home.id} role="cell" className="figures">
            {!cell && <span className="text-ink-soft italic">{t('compare.not-given')}</span>}
            {cell?.href && (
              <a href={cell.href} download className="text-link">
                {cell.text}
              </a>
            )}
            {cell && !cell.href && <bdi>{cell.text}</bdi>}
            {row.bestText && row.best.includes(column) && (
              <span className="compare-best">
                <Icon name="circle-check" size={16} />
                {t(row.bestText)}
              </span>
            )}
          </td>
        )
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see the table
  )
}
