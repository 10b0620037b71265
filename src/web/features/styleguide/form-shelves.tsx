import { useState } from 'react'
import { FormError } from '#web/parts/form-error.tsx'
import { Autocomplete } from '#web/ui/autocomplete.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { GroupedSelect } from '#web/ui/grouped-select.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Shelf } from './shelf.tsx'

const KINDS = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'both', label: 'Either', disabled: true },
]
const CITIES = ['Lisbon', 'Lima', 'Lagos', 'London', 'Lyon', 'Kyoto', 'Nairobi', 'Oslo']
const dollars = (value: number) => `$${value.toLocaleString('en')}`

/** Form controls. */
export function FormShelves() {
  const [range, setRange] = useState<readonly number[]>([200_000, 500_000])
  const [bedrooms, setBedrooms] = useState('3')
  return (
    <>
      <Shelf name="form-fault">
        <FormError fault="The details entered are incorrect. Please check them and try again." />
      </Shelf>
      <Shelf name="field">
        <div className="grid w-full max-w-sm gap-5">
          <Field label="Title" name="title" help="What a neighbour would call it" />
          <Field
            label="E-mail"
            name="email"
            type="email"
            defaultValue="kabir@"
            error="This is not a whole address"
            required
          />
          <Field label="Price" name="price" disabled defaultValue="485,000" />
        </div>
      </Shelf>
      <Shelf name="text-input">
        <div className="w-full max-w-sm">
          <TextInput aria-label="A line of text" placeholder="City, neighbourhood or address" />
        </div>
      </Shelf>
      <Shelf name="text-area">
        <div className="w-full max-w-sm">
          <Field label="Description">
            {(control) => <TextArea {...control} name="description" defaultValue="Light from two sides." />}
          </Field>
        </div>
      </Shelf>
      <Shelf name="quantity-field">
        <QuantityField label="Bedrooms" value={bedrooms} onChange={setBedrooms} />
      </Shelf>
      <Shelf name="select">
        <div className="w-full max-w-sm">
          <Field label="Kind">
            {(control) => <Select {...control} name="kind" placeholder="Any" options={KINDS} />}
          </Field>
          <Field label="Unit">
            {(control) => (
              <GroupedSelect
                {...control}
                name="unit"
                groups={[
                  { label: 'Everywhere', options: [{ value: 'acre', label: 'acre' }] },
                  { label: 'Japan', options: [{ value: 'tsubo', label: 'tsubo' }] },
                ]}
              />
            )}
          </Field>
        </div>
      </Shelf>
      <Shelf name="checkbox">
        <div>
          <Checkbox label="Balcony" />
          <Checkbox label="Garden" defaultChecked />
          <Checkbox label="Pool" disabled />
        </div>
      </Shelf>
      <Shelf name="radio-group">
        <RadioGroup label="Buy or rent" options={KINDS} defaultValue="rent" />
        <RadioGroup label="Buy or rent" options={KINDS} defaultValue="buy" look="pills" />
      </Shelf>
      <Shelf name="switch">
        <div className="w-full max-w-xs">
          <Switch label="Search as I move the map" />
          <Switch label="E-mail me new homes" defaultChecked />
          <Switch label="Push messages" disabled />
        </div>
      </Shelf>
      <Shelf name="range-slider">
        <div className="w-full max-w-sm">
          <RangeSlider
            label="Price"
            min={0}
            max={1_000_000}
            step={10_000}
            value={range}
            onChange={setRange}
            format={dollars}
            thumbs={['Lowest price', 'Highest price']}
          />
        </div>
      </Shelf>
      <Shelf name="autocomplete">
        <SampleAutocomplete />
      </Shelf>
      <Shelf name="stepper">
        <Stepper
          label="Steps"
          current="facts"
          steps={['Place', 'Type', 'Facts', 'Photos'].map((label) => ({ key: label.toLowerCase(), label }))}
        />
      </Shelf>
    </>
  )
}

function SampleAutocomplete() {
  const [value, setValue] = useState('')
  const items = value ? CITIES.filter((city) => city.toLowerCase().startsWith(value.toLowerCase())) : []
  return (
    <div className="w-full max-w-sm">
      <Autocomplete
        label="Place"
        placeholder="Type L"
        value={value}
        onValueChange={setValue}
        items={items}
        keyOf={(city) => city}
        textOf={(city) => city}
        onPick={setValue}
        status={value ? `${items.length} places` : ''}
      />
    </div>
  )
}
