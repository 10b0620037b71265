create or replace function cell_of(latitude double precision, longitude double precision) returns bigint
  language plpgsql immutable parallel safe strict as $$
declare
  side constant bigint := 1048576;
  -- A latitude of 1e-320 is a valid double whose product underflows, which Postgres takes for an error.
  flat constant double precision := case when abs(latitude) < 1e-12 then 0 else latitude end;
  phi constant double precision := radians(greatest(-85.0511287798066, least(85.0511287798066, flat)));
  x bigint := least(side - 1, greatest(0, floor((longitude + 180) / 360 * side)::bigint));
  y bigint := least(side - 1, greatest(0, floor((1 - ln(tan(phi) + 1 / cos(phi)) / pi()) / 2 * side)::bigint));
begin
  return spread_bits(x) | (spread_bits(y) << 1);
end $$;
