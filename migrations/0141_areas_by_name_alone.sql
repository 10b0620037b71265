-- Nobody looks for a place of homes by likeness: misspelt names are looked up in the gazetteer. The planner took this index for names that
-- are known exactly, which is ten times slower than their own.
drop index areas_by_likeness;
