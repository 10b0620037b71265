-- Search has no bit sets of parameters and facilities any more.
drop trigger give_bit on parameters;
drop trigger mark_answered on parameters;
drop trigger give_bit on facilities;
alter table parameters drop column bit;
alter table facilities drop column bit;
drop function give_parameter_bit();
drop function give_facility_bit();
create trigger mark_answered after update of type_of_parameter, fact on parameters
  for each row when ((old.type_of_parameter, old.fact) is distinct from (new.type_of_parameter, new.fact))
  execute function mark_answered();
