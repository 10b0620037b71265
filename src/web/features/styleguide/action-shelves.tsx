import { Button } from '#web/ui/button.tsx'
import { Chip, RemovableChip, RemovableChipLink } from '#web/ui/chip.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ICON_NAMES } from '#web/ui/icon-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Shelf } from './shelf.tsx'

const nothing = () => undefined

/** Buttons and other actions. */
export function ActionShelves() {
  return (
    <>
      <Shelf name="icon">
        {ICON_NAMES.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Shelf>
      <Shelf name="button">
        <Button kind="primary">Publish listing</Button>
        <Button kind="secondary">Save draft</Button>
        <Button kind="quiet" icon="share-2">
          Share
        </Button>
        <Button kind="danger">Delete</Button>
        <Button kind="primary" disabled>
          Publish listing
        </Button>
        <Button kind="primary" busy>
          Publishing
        </Button>
        <Button size="small">Small</Button>
        <Button size="large" kind="primary">
          Large
        </Button>
      </Shelf>
      <Shelf name="link-button">
        <LinkButton to="#link-button" kind="primary">
          See the home
        </LinkButton>
        <LinkButton to="#link-button" icon="map">
          Map
        </LinkButton>
      </Shelf>
      <Shelf name="icon-button">
        <IconButton icon="x" label="Close" />
        <IconButton icon="chevron-right" label="Next" look="float" mirrored />
        <IconButton icon="zoom-in" label="Zoom in" look="outline" />
        <IconButton icon="zoom-out" label="Zoom out" look="outline" disabled />
      </Shelf>
      <Shelf name="spinner">
        <Spinner />
        <span className="text-sm">Looking for homes</span>
      </Shelf>
      <Shelf name="chip">
        <Chip label="Balcony" onPress={nothing} />
        <Chip label="Garden" pressed onPress={nothing} />
        <Chip label="Pool" disabled onPress={nothing} />
        <RemovableChip label="Up to $500,000" onRemove={nothing} />
        <RemovableChipLink label="2 bedrooms or more" href="#chip" />
      </Shelf>
      <Shelf name="menu">
        <Menu
          trigger={<IconButton icon="ellipsis" label="More" look="outline" />}
          items={[
            { label: 'Copy link', icon: 'link', onSelect: nothing },
            { label: 'Hide', disabled: true, onSelect: nothing },
            { label: 'Report this home', icon: 'flag', danger: true, onSelect: nothing },
          ]}
        />
      </Shelf>
      <Shelf name="disclosure">
        <Disclosure name="Account" label={<Icon name="user" />}>
          <a href="#disclosure" className="block rounded-md px-3 py-2 text-sm no-underline hover:bg-brand-soft">
            Your profile
          </a>
        </Disclosure>
      </Shelf>
      <Shelf name="popover">
        <Popover trigger={<Button>Price</Button>} title="Price">
          <p className="text-sm">Between $200,000 and $500,000</p>
        </Popover>
      </Shelf>
      <Shelf name="tooltip">
        <Tooltip text="Measured along the road, not as the crow flies">
          <Button size="small">Distance</Button>
        </Tooltip>
      </Shelf>
    </>
  )
}
