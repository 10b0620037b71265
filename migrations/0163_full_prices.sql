-- Prices are written in full unless an operator has chosen short prices.
update settings set value = '0'
 where key = 'number_with_suffix'
   and not exists (select from setting_changes where setting_changes.key = 'number_with_suffix');
